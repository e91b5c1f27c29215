"""Exchanges an assertion for a session. Python 3 with its standard library; openssl 3 signs.

GATEWAY=https://gateway.example ISSUER=hospital-exemplo KEY=partner.pem python3 partner-token.py crm-123 'Ana Prado'
"""
import base64
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid

GATEWAY = os.environ["GATEWAY"]


def base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def sign(text: bytes) -> bytes:
    with tempfile.NamedTemporaryFile() as file:
        file.write(text)
        file.flush()
        command = ["openssl", "pkeyutl", "-sign", "-inkey", os.environ["KEY"], "-rawin", "-in", file.name]
        return subprocess.run(command, check=True, capture_output=True).stdout


def session_for(person: str, name: str) -> dict:
    """The person of your own session, never one that the browser names."""
    claims = {
        "iss": os.environ["ISSUER"],
        "sub": person,
        "name": name,
        "aud": os.environ.get("AUDIENCE", GATEWAY),
        "exp": int(time.time()) + 120,
        "jti": str(uuid.uuid4()),
    }
    parts = [json.dumps(part).encode() for part in ({"alg": "EdDSA", "typ": "JWT"}, claims)]
    text = ".".join(base64url(part) for part in parts)
    body = json.dumps({"assertion": f"{text}.{base64url(sign(text.encode()))}"}).encode()
    request = urllib.request.Request(
        f"{GATEWAY}/gateway/partner-token", body, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        # The code names the cause, such as assertion-audience.
        raise SystemExit(f"partner-token: {error.code} {error.read().decode()}") from error


if __name__ == "__main__":
    print(json.dumps(session_for(sys.argv[1], sys.argv[2])))
