curl --fail-with-body --get {{api}}/skills/playground-search/ \
  --data-urlencode 'skills=JavaScript' \
  --header "Authorization: Bearer $SKILLARY_KEY" \
  --header "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)"
