"""A player who sees nothing: knows of the page what its accessibility tree tells, and acts by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import PATIENCE

STEP = 250
"""Milliseconds after which the tree is looked at again though the page has not changed: it may follow late."""

CHANGED = """step => new Promise(done => {
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver((_, observer) => { observer.disconnect(); done(); }).observe(document.body, all);
  setTimeout(done, step);
})"""
"""Wait until something on the page changes: to read the whole tree takes long."""


@dataclass(frozen=True)
class Node:
    """One thing of the tree: what it is, what it is called, and what is in it."""

    role: str
    name: str
    live: str
    place: int  # by which the keyboard can be sent there
    parts: tuple[Node, ...]

    def walk(self) -> Iterator[Node]:
        """This and all that is in it, as it is read out."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def all(self, role: str, begins: str = "") -> list[Node]:
        """Everything of a role in it whose name begins so."""
        return [node for node in self.walk() if node.role == role and node.name.startswith(begins)]

    @cached_property
    def text(self) -> str:
        """Its words, read out."""
        return " ".join(node.name for node in self.walk() if node.role == "StaticText")

    @property
    def offers(self) -> list[Node]:
        """What can be chosen: the buttons in the list of choices."""
        return [button for part in self.all("region", "Your choices") for button in part.all("button")]

    @property
    def over(self) -> str:
        """The end of the game as a window tells it."""
        return next((dialog.text for dialog in self.all("dialog")), "")

    @property
    def heard(self) -> str:
        """What was spoken last, newest at the end."""
        return " ".join(node.text for node in self.walk() if node.live == "polite" and node.role != "status")


class Listener:
    """One person at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.playthrough = page.context.new_cdp_session(page)

    def listen(self) -> Node:
        """The whole tree as it is now."""
        nodes = {node["nodeId"]: node for node in self.playthrough.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        return self._read(root, nodes)[0]

    def _read(self, node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> tuple[Node, ...]:
        parts = tuple(
            part for child in node.get("childIds", []) if child in nodes for part in self._read(nodes[child], nodes)
        )
        if node["ignored"] and "parentId" in node:
            return parts
        live = next(
            (str(found["value"]["value"]) for found in node.get("properties", []) if found["name"] == "live"), ""
        )
        name, role = node.get("name", {}).get("value", ""), node.get("role", {}).get("value", "")
        return (Node(str(role), str(name), live, node.get("backendDOMNodeId", 0), parts),)

    def until(self, holds: Callable[[Node], object], what: str) -> Node:
        """Listen until something holds of the tree."""
        late = time.monotonic() + 2 * PATIENCE / 1000  # to look at a whole tree takes its time, too
        while not holds(tree := self.listen()):
            if time.monotonic() > late:
                raise AssertionError(f"{what}: {tree.text[-600:]}")
            self.page.evaluate(CHANGED, STEP)
        return tree

    def press(self, node: Node, key: str = "Enter") -> None:
        """Go to a thing and press a key."""
        self.playthrough.send("DOM.focus", {"backendNodeId": node.place})
        self.page.keyboard.press(key)

    def ask(self, key: str) -> str:
        """Ask for the state, and hear the answer."""
        before = self.listen().heard
        self.page.keyboard.press(key)
        after = self.until(lambda tree: tree.heard != before, f"nothing is said to {key}").heard
        return after.removeprefix(before).strip()

    def play(self, decide: Callable[[list[str]], str], most: int) -> str:
        """Choose until the game is over; returns what is told of the end."""
        tree = self.until(lambda tree: tree.offers or tree.over, "nothing is offered")
        for _ in range(most):
            if tree.over:
                return tree.over
            wanted = decide([offer.name for offer in tree.offers])
            told = tree.text
            self.press(next(offer for offer in tree.offers if offer.name == wanted))
            tree = self.until(
                lambda tree, told=told: tree.over or (tree.offers and tree.text != told),  # type: ignore[misc]
                f"nothing follows on {wanted}",
            )
        raise AssertionError(f"the game does not end: {tree.text[-600:]}")
