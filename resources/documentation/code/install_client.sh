npm install {{client_url}}

# Or check the file before you install it.
curl -O {{client_url}}
echo '{{client_sha256}}  {{client_file}}' | sha256sum --check
npm install ./{{client_file}}
