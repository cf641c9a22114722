# Expects WEBHOOK_ID, WEBHOOK_TIMESTAMP and WEBHOOK_SIGNATURE from the
# headers, WEBHOOK_SECRET, and the body as it came on standard input.
cat > body

age=$(( $(date +%s) - WEBHOOK_TIMESTAMP ))
[ "${age#-}" -le 300 ] || { echo 'too old' >&2; exit 1; }

key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
wanted=$({ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat body; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

for signature in $WEBHOOK_SIGNATURE; do
  [ "$signature" = "v1,$wanted" ] && echo verified && exit 0
done
echo 'wrong signature' >&2
exit 1
