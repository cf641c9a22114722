import base64, hashlib, hmac, json, time

def verify(body: bytes, headers: dict, secret: str):
    """`body` is the bytes as they came; `headers` have small names."""
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("too old")

    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    for signature in headers["webhook-signature"].split(" "):
        if hmac.compare_digest(signature, "v1," + wanted):
            return json.loads(body)
    raise ValueError("wrong signature")
