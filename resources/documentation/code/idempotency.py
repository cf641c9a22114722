import json
import os
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

once = str(uuid.uuid4())  # keep it for as long as you repeat this call


def search(attempts):
    request = Request("{{api}}/skills/playground-search/?skills=JavaScript")
    request.add_header("Authorization", "Bearer " + os.environ["SKILLARY_KEY"])
    request.add_header("Idempotency-Key", once)
    try:
        with urlopen(request) as response:
            return json.load(response)
    except OSError as error:
        is_temporary = not isinstance(error, HTTPError) or error.code >= 500
        if not is_temporary or attempts <= 1:
            raise
    return search(attempts - 1)


print(search(3))
