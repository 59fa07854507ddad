"""Small faults that could be in a source: each a place, and what stands there instead."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

RULE_ID = re.compile(r"\b(?:CAR|HAV|LAH|CUB|AMB|TAV)-[A-Z]?\d+(?:\.[A-Z\d]+)*")

OTHER = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
"""The comparison that a careless hand would have written."""


@dataclass(frozen=True)
class Mutation:
    """One fault: what kind it is, and the text between two offsets (in bytes) that it replaces."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        """Return the source with the fault in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def shown(self, source: bytes) -> tuple[str, str]:
        """Return what stood there and what stands there now: the whole lines, without their indentation."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        before = source[first:last]
        after = source[first : self.start] + self.text.encode() + source[self.end : last]
        return _one_line(before), _one_line(after)


def _one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


class Finder(ast.NodeVisitor):
    """Finds every fault that could be in a module."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutation] = []
        self.visit(ast.parse(source))

    def add(self, kind: str, node: ast.expr | ast.stmt, text: str, end: ast.expr | None = None) -> None:
        """Note a fault in place of a node, or of what stands from it to another one."""
        last = end or node
        assert last.end_lineno is not None
        assert last.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        stop = self.starts[last.end_lineno - 1] + last.end_col_offset
        self.found.append(Mutation(self.file, node.lineno, kind, start, stop, text))

    def text(self, node: ast.expr) -> str:
        """Return what stands there."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        return self.source[start : self.starts[node.end_lineno - 1] + node.end_col_offset].decode()

    # What is not looked into: types, texts, what only a type checker reads, and refusals of what cannot be

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Look at the value, not at the type."""
        if node.value is not None:
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        """Look at defaults, not at types."""
        for default in (*node.defaults, *(default for default in node.kw_defaults if default)):
            self.visit(default)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Look at the body, not at the return type or the decorators."""
        self.visit(node.args)
        for statement in node.body:
            self.visit(statement)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave refusals alone."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave assertions alone."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave texts alone."""

    # The faults

    def visit_Compare(self, node: ast.Compare) -> None:
        """Compare otherwise."""
        if len(node.ops) == 1:
            kind = type(node.ops[0])
            new = f"{self.text(node.left)} {OTHER[kind]} {self.text(node.comparators[0])}"
            self.add("comparison", node, new)
        for part in (node.left, *node.comparators):
            if isinstance(part, ast.Tuple | ast.List):  # among these, in whatever order
                self.generic_visit(part)
            else:
                self.visit(part)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Ask for either instead of both, or for both instead of either."""
        word = " or " if isinstance(node.op, ast.And) else " and "
        self.add("and, or", node, f"({word.join(f'({self.text(value)})' for value in node.values)})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """Take the other branch."""
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            if not isinstance(node.test, ast.Compare):  # that is the same as comparing otherwise
                self.add("condition", node.test, f"not ({self.text(node.test)})")
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Take the other value."""
        if not isinstance(node.test, ast.Compare):
            self.add("condition", node.test, f"not ({self.text(node.test)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Add instead of taking away."""
        if isinstance(node.op, ast.Add | ast.Sub) and not _strings(node):
            sign = "-" if isinstance(node.op, ast.Add) else "+"
            self.add("sign", node, f"({self.text(node.left)} {sign} ({self.text(node.right)}))")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Count one too many; say yes for no."""
        if isinstance(node.value, bool):
            self.add("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.add("constant", node, str(node.value + 1))

    def visit_Expr(self, node: ast.Expr) -> None:
        """Forget to do something; a lone text is a docstring."""
        if isinstance(node.value, ast.Call):
            self.add("dropped", node, "pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Forget to count."""
        self.add("dropped", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Forget to write something down: what a state or a list keeps, not a name that is needed below."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add("dropped", node, "pass")
        self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """Mix up two entries of a table."""
        self._swap(node)

    def visit_List(self, node: ast.List) -> None:
        """Mix up two entries of a table."""
        self._swap(node)

    def _swap(self, node: ast.Tuple | ast.List) -> None:
        for one, two in zip(node.elts, node.elts[1:], strict=False):
            if not isinstance(node.ctx, ast.Load) or not (_is_entry(one) and _is_entry(two)):
                continue
            if ast.dump(one) != ast.dump(two):
                self.add("swapped", one, f"{self.text(two)}, {self.text(one)}", two)
        self.generic_visit(node)


def _is_entry(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant | ast.Attribute | ast.Name)


def _strings(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) for side in (node.left, node.right))


def find(file: str, source: bytes) -> list[Mutation]:
    """Return every fault that could be in a module, without what is generated or cannot be told apart."""
    generated = _generated_lines(source)
    return [mutation for mutation in Finder(file, source).found if mutation.line not in generated]


def _generated_lines(source: bytes) -> set[int]:
    lines: set[int] = set()
    inside = False
    for number, line in enumerate(source.decode().splitlines(), 1):
        inside = inside or "# <generated" in line
        if inside:
            lines.add(number)
        inside = inside and "# </generated" not in line
    return lines


def rules_near(source: bytes, line: int) -> tuple[list[str], list[str]]:
    """Return the rules named at a line or next to it, and those named in the function around it."""
    lines = source.decode().splitlines()
    near = _ids(lines[max(0, line - 2) : line + 1])
    for node in _functions(ast.parse(source)):
        if node.lineno <= line <= (node.end_lineno or node.lineno):
            return near, _ids(lines[node.lineno - 1 : node.end_lineno])
    return near, []


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def _ids(lines: list[str]) -> list[str]:
    return sorted({match[0] for text in lines for match in RULE_ID.finditer(text)})
