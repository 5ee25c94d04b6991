"""A text in several languages, and which of them a reader gets."""

Text = dict[str, str]
"""A text per language code; `en` is always there unless the text is empty."""

FALLBACK = "en"


def in_language(text: Text, language: str) -> str:
    """The text for a reader: the language itself, without its region, English, or whatever there is."""
    for code in (language, language.partition("-")[0], FALLBACK):
        if text.get(code):
            return text[code]
    return next(iter(text.values()), "")
