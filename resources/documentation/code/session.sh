curl --fail-with-body {{api}}/auth/login/ \
  --json '{"email": "you@example.com", "password": "…"}'

curl --fail-with-body {{api}}/auth/token/refresh/ \
  --json '{"refresh": "…"}'
