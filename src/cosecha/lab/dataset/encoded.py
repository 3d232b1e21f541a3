"""How the observations and answers of a dataset are encoded. The manifest, each part and the card say it, so that they
can be read without the encoder, or with another version of it."""

from msgspec import Struct

from cosecha.encoding import Encoder
from cosecha.encoding.layout import Field, Layout


class EncodedField(Struct, frozen=True):
    """One field of an encoded observation: where its numbers lie, and what they mean."""

    name: str
    about: str
    offset: int
    """The first byte."""
    dtype: str
    """As numpy writes it: `|u1`, `<u2`."""
    shape: list[int]
    low: int
    high: int
    stride: int = 0
    """If the first axis is the seats and their bytes don't follow each other: from one seat to the next."""


class Encoding(Struct, frozen=True):
    """How observations and answers are encoded: enough to read them without the encoder."""

    version: str
    """The version of the encoder: `santiago-v0`."""
    size: int
    """The bytes of an observation."""
    n: int
    """All numbers of answers are below this."""
    most_steps: int
    """The steps of the longest answer."""
    fields: list[EncodedField]

    @classmethod
    def of(cls, encoder: Encoder) -> "Encoding":
        layout: Layout = encoder.layout
        fields = [
            EncodedField(
                field.name,
                field.about,
                layout.offsets[field.name],
                field.dtype.str,
                list(field.shape),
                field.low,
                field.high,
                field.stride,
            )
            for field in layout.fields
        ]
        return cls(encoder.version, layout.size, encoder.n, encoder.most_steps, fields)

    def layout(self) -> Layout:
        """The layout of the observations."""
        found = Layout(())
        found.fields = tuple(
            Field(each.name, tuple(each.shape), each.low, each.high, each.about, each.stride) for each in self.fields
        )
        found.offsets = {each.name: each.offset for each in self.fields}
        found.size = self.size
        return found
