"""Which pages may talk to this server, and what browsers are told about it with every answer."""

from collections.abc import Iterable
from urllib.parse import urlsplit

Headers = Iterable[tuple[bytes, bytes]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_same_origin(headers: Headers) -> bool:
    """Whether a browser's page comes from where it connects to; programs, which say nothing, may come too."""
    origins = [value.decode("latin-1") for name, value in headers if name == b"origin"]
    return all(_netloc(origin) == host_of(headers) != "" for origin in origins)


def host_of(headers: Headers) -> str:
    """The name by which this server was asked."""
    return next((value.decode("latin-1") for name, value in headers if name == b"host"), "")


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
