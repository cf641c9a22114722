curl --fail --remote-name {{api}}/openapi.yaml
