"""The headers of every answer, also of those given before anything reaches the application."""

from __future__ import annotations

# Kernels are WebAssembly, which the page compiles: that is allowed, and evaluating texts as scripts is not.
CONTENT = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What a page may load and do; also in a page that comes without headers."""
HEADERS = {
    "Content-Security-Policy": f"{CONTENT}; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # a table's address is its key
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""Where people come by https only."""


def headers_of(*, https: bool) -> dict[str, str]:
    """The headers of a server's answers."""
    return {**HEADERS, **(SECURE if https else {})}
