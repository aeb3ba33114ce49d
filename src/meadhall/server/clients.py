"""Who is one client: an address, and for IPv6 the network that one subscriber has."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

SUBSCRIBER: Final = 64  # bits of an IPv6 address that are one house: whoever has it has all the rest


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """The address as clients are counted.

    >>> client_key("2001:db8:1:2:aaaa::1") == client_key("2001:db8:1:2:bbbb::7")
    True
    >>> client_key("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address or "unknown"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SUBSCRIBER), strict=False))


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return not address  # a socket of this machine
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped.is_loopback
    return found.is_loopback
