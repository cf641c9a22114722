# The cursor of the last time, if there was one, is kept in a file.
touch cursor
while
  set -- --get {{api}}/skills/changes/ --data-urlencode limit=100
  [ -s cursor ] && set -- "$@" --data-urlencode "cursor=$(cat cursor)"
  curl --fail-with-body --silent "$@" \
    --header "Authorization: Bearer $SKILLARY_KEY" > page.json || exit 1
  cat page.json >> changes.jsonl
  sed -n 's/.*"next_cursor":"\([^"]*\)".*/\1/p' page.json > cursor
  grep -q '"has_more":true' page.json
do :; done
