# A member of the answer, which has no other of this name.
member() {
  tr -d '\r\n' < page.json |
    sed -n "s/.*\"$1\" *: *\"\{0,1\}\([^\",} ]*\).*/\1/p"
}

# The cursor of the last time, if there was one, is kept in a file.
touch cursor
more=true
while [ "$more" = true ]; do
  set -- --get {{api}}/skills/changes/ --data-urlencode limit=100
  [ -s cursor ] && set -- "$@" --data-urlencode "cursor=$(cat cursor)"
  curl --fail-with-body --silent "$@" \
    --header "Authorization: Bearer $SKILLARY_KEY" > page.json || exit 1

  cat page.json >> changes.jsonl # your own database
  member next_cursor > cursor
  more=$(member has_more)
done
