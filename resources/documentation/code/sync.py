import json
import os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

more = True
while more:
    query = {"limit": 100}
    if os.path.exists("cursor"):
        query["cursor"] = open("cursor").read()
    request = Request("{{api}}/skills/changes/?" + urlencode(query))
    request.add_header("Authorization", "Bearer " + os.environ["SKILLARY_KEY"])
    with urlopen(request) as response:
        page = json.load(response)

    for change in page["data"]:
        print(change)  # your own database
    with open("cursor", "w") as file:
        file.write(page["meta"]["next_cursor"])
    more = page["meta"]["has_more"]
