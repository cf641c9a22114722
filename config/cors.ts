import { defineConfig } from '@adonisjs/cors'

/** `/v1` takes bearer tokens only, so no origin is trusted with credentials. */
export default defineConfig({
  enabled: true,
  origin: [],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: true,
  exposeHeaders: [],
  credentials: false,
  maxAge: 90,
})
