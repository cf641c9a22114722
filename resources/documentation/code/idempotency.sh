once=$(openssl rand -hex 16) # keep it for as long as you repeat this call

curl --fail-with-body --retry 3 --get {{api}}/skills/playground-search/ \
  --data-urlencode 'skills=JavaScript' \
  --header "Authorization: Bearer $SKILLARY_KEY" \
  --header "Idempotency-Key: $once"
