"""Applies a mutation in this process: to a function that is already imported, or when its module is imported."""

import importlib.abc
import importlib.machinery
import inspect
import sys
from collections.abc import Sequence
from functools import _lru_cache_wrapper
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

from tools.mutants.mutations import Mutation


def patch(mutation: Mutation) -> None:
    """Replace the code of the mutated function, in place: modules that have imported the function call the new code."""
    (module,) = [each for each in sys.modules.values() if getattr(each, "__file__", None) == str(mutation.file)]
    function: object = module
    for name in mutation.function.split("."):
        function = inspect.getattr_static(function, name)
    (code,) = _functions(_compiled(mutation), mutation.function)
    inspect.unwrap(function).__code__ = code  # type: ignore[arg-type]
    _forget()


def import_mutated(mutation: Mutation) -> None:
    """Make the next import of the module load the mutated source."""
    sys.meta_path.insert(0, _Finder(mutation))


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, mutation: Mutation) -> None:
        self.mutation = mutation

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != str(self.mutation.file):
            return None
        spec.loader = _Loader(name, spec.origin, self.mutation)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, mutation: Mutation) -> None:
        super().__init__(name, path)
        self.mutation = mutation

    def get_code(self, fullname: str) -> CodeType:
        return _compiled(self.mutation)


def _compiled(mutation: Mutation) -> CodeType:
    code: CodeType = compile(mutation.source(), str(mutation.file), "exec", dont_inherit=True)
    return code


def _functions(code: CodeType, name: str) -> list[CodeType]:
    """The code of the functions with this qualified name."""
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    found = [each for each in inner if each.co_qualname == name]
    return found + [deeper for each in inner for deeper in _functions(each, name)]


def _forget() -> None:
    """Clear all caches: what they hold may come from the old code."""
    for module in list(sys.modules.values()):
        for value in list(vars(module).values()):
            if isinstance(value, _lru_cache_wrapper):
                value.cache_clear()
