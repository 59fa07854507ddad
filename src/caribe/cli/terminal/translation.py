"""Help and usage errors in the chosen language.

Our own help texts are message ids in the commands; `localize` replaces them. Click's own texts ("Usage:", "No such
option") go through the standard library's gettext, which gets its translations from our catalogues here.
"""

from __future__ import annotations

import copy
import gettext
import re
from collections.abc import Iterable, Sequence
from string import Formatter
from typing import TypeVar

import click
from babel.lists import format_list

from caribe import library
from caribe.cli.terminal.language import LANGUAGE, current_words
from caribe.core.message import Message

C = TypeVar("C", bound=click.Command)


class FluentTranslations(gettext.NullTranslations):
    """Click's texts by ids made from the English ones; a text that the catalogues lack stays English.

    >>> FluentTranslations().gettext("No such option {name!r}.")
    'There is no option {name!r}.'
    >>> FluentTranslations().gettext("Choose wisely.")
    'Choose wisely.'
    """

    def gettext(self, message: str) -> str:
        """Translate a text; its placeholders stay as they are, for click to fill in."""
        translated, words = click_message(message), current_words()
        return words.say(translated) if words.bundle.has_message(translated.id) else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Translate a text that has a plural: our texts hold for any number."""
        translated = self.gettext(msgid2)
        return translated if translated != msgid2 else super().ngettext(msgid1, msgid2, n)


def click_message(text: str) -> Message:
    """Return the message for a text of click, its placeholders as arguments.

    >>> click_message("Option {name!r} does not take a value.")
    Message(id='cli-click-option-does-not-take-a-value', args={'name': '{name!r}'})
    """
    fields = [part for part in Formatter().parse(text) if part[1]]
    args = {str(name): f"{{{name}{f'!{conversion}' if conversion else ''}}}" for _, name, _, conversion in fields}
    slug = "-".join(re.findall(r"[a-z]+", re.sub(r"{.*?}", "", text).lower()))
    return Message(f"cli-click-{slug}", args)


class HelpFormatter(click.HelpFormatter):
    """Help with bold headings and coloured names, where the terminal has colours."""

    def write_heading(self, heading: str) -> None:
        """Write a heading in bold."""
        super().write_heading(click.style(heading, bold=True))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write names, coloured, beside their explanations."""
        super().write_dl([(click.style(name, fg="cyan"), text) for name, text in rows], col_max, col_spacing)


def install() -> None:
    """Make gettext find its translations in our catalogues, and click format help as above, in this process."""
    vars(gettext)["translation"] = lambda *args, **options: FluentTranslations()
    click.Context.formatter_class = HelpFormatter


def command_message(path: Sequence[str]) -> str:
    """The id of a command's help text: `("admin", "ban")` -> `cli-command-admin-ban`; `()` is `caribe` itself."""
    return f"cli-command-{'-'.join(path)}" if path else "cli-command"


def localize(command: C, path: tuple[str, ...] = ()) -> C:
    """Copy a command, and those below it, with all help texts in the current language and with `--language`."""
    local = copy.copy(command)
    local.help = local.short_help = say_help(command_message(path))
    local.options_metavar = say_help("cli-help-options-place")
    given = command.params if any(param.name == "language" for param in command.params) else [*command.params, LANGUAGE]
    local.params = [_localize_parameter(param) for param in given]
    if isinstance(command, click.Group) and isinstance(local, click.Group):
        local.subcommand_metavar = say_help("cli-help-command-place")
        local.commands = {name: localize(each, (*path, name)) for name, each in command.commands.items()}
    return local


def _localize_parameter(param: click.Parameter) -> click.Parameter:
    local = copy.copy(param)
    local.help = say_help(param.help or "")
    numeric = isinstance(param.type, click.types.IntParamType | click.types.FloatParamType)
    if param.metavar or numeric:
        local.metavar = say_help(param.metavar or "cli-shape-number")
    if isinstance(local, click.Argument) and not local.required:
        local.metavar = f"[{local.metavar}]"
    if isinstance(local, click.Option):
        if local.envvar:  # not `show_envvar`: then errors would say "env var", in English
            variable = Message("cli-help-variable", {"variable": str(local.envvar)})
            local.help = f"{local.help} {current_words().say(variable)}"
        if isinstance(local.show_default, str):
            local.show_default = say_help(local.show_default)
        elif local.default == "":
            local.show_default = False
    return local


def say_help(name: str) -> str:
    """Say a help text by its message id, with the registered games and languages; anything else stays as it is."""
    if not name.startswith("cli-"):
        return name
    words = current_words()
    locale = "en_GB" if words.language == "en" else words.language
    games = format_list(list(library.titles()), "or", locale)
    languages = format_list(library.languages(), "or", locale)
    titles = words.listed([words.say(Message(f"{title}-name")) for title in library.titles()])
    return words.say(Message(name, {"games": games, "languages": languages, "names": titles}))
