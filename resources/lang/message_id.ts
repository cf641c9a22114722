import type api_keys from './en/api_keys.json'
import type api_keys_answers from './en/api_keys_answers.json'
import type audit_log from './en/audit_log.json'
import type auth from './en/auth.json'
import type auth_answers from './en/auth_answers.json'
import type billing from './en/billing.json'
import type categories from './en/categories.json'
import type categories_answers from './en/categories_answers.json'
import type client_packages from './en/client_packages.json'
import type clients from './en/clients.json'
import type clients_answers from './en/clients_answers.json'
import type code from './en/code.json'
import type common from './en/common.json'
import type contact_messages from './en/contact_messages.json'
import type core_answers from './en/core_answers.json'
import type currencies from './en/currencies.json'
import type currencies_answers from './en/currencies_answers.json'
import type dashboards from './en/dashboards.json'
import type documents from './en/documents.json'
import type documents_answers from './en/documents_answers.json'
import type documentation from './en/documentation.json'
import type documentation_answers from './en/documentation_answers.json'
import type errors from './en/errors.json'
import type fields from './en/fields.json'
import type invoices from './en/invoices.json'
import type invoices_answers from './en/invoices_answers.json'
import type lists_answers from './en/lists_answers.json'
import type mails from './en/mails.json'
import type metering_answers from './en/metering_answers.json'
import type notices from './en/notices.json'
import type notifications from './en/notifications.json'
import type notifications_answers from './en/notifications_answers.json'
import type offers from './en/offers.json'
import type packages from './en/packages.json'
import type packages_answers from './en/packages_answers.json'
import type payments from './en/payments.json'
import type payments_answers from './en/payments_answers.json'
import type playground from './en/playground.json'
import type playground_answers from './en/playground_answers.json'
import type profile from './en/profile.json'
import type purchases from './en/purchases.json'
import type relations from './en/relations.json'
import type relations_answers from './en/relations_answers.json'
import type sales from './en/sales.json'
import type sales_answers from './en/sales_answers.json'
import type search from './en/search.json'
import type searches from './en/searches.json'
import type setup from './en/setup.json'
import type setup_answers from './en/setup_answers.json'
import type site from './en/site.json'
import type site_answers from './en/site_answers.json'
import type skills from './en/skills.json'
import type skills_answers from './en/skills_answers.json'
import type staff from './en/staff.json'
import type staff_answers from './en/staff_answers.json'
import type synonyms from './en/synonyms.json'
import type synonyms_answers from './en/synonyms_answers.json'
import type uploads from './en/uploads.json'
import type uploads_answers from './en/uploads_answers.json'
import type webhooks from './en/webhooks.json'
import type webhooks_answers from './en/webhooks_answers.json'

/**
 * A room of texts for each room of pages, `<feature>_answers` for what the server says in a feature of
 * `app/`; `common` comes with every page.
 */
interface Rooms {
  api_keys: typeof api_keys
  api_keys_answers: typeof api_keys_answers
  audit_log: typeof audit_log
  auth: typeof auth
  auth_answers: typeof auth_answers
  billing: typeof billing
  categories: typeof categories
  categories_answers: typeof categories_answers
  client_packages: typeof client_packages
  clients: typeof clients
  clients_answers: typeof clients_answers
  code: typeof code
  common: typeof common
  contact_messages: typeof contact_messages
  core_answers: typeof core_answers
  currencies: typeof currencies
  currencies_answers: typeof currencies_answers
  dashboards: typeof dashboards
  documents: typeof documents
  documents_answers: typeof documents_answers
  documentation: typeof documentation
  documentation_answers: typeof documentation_answers
  errors: typeof errors
  fields: typeof fields
  invoices: typeof invoices
  invoices_answers: typeof invoices_answers
  lists_answers: typeof lists_answers
  mails: typeof mails
  metering_answers: typeof metering_answers
  notices: typeof notices
  notifications: typeof notifications
  notifications_answers: typeof notifications_answers
  offers: typeof offers
  packages: typeof packages
  packages_answers: typeof packages_answers
  payments: typeof payments
  payments_answers: typeof payments_answers
  playground: typeof playground
  playground_answers: typeof playground_answers
  profile: typeof profile
  purchases: typeof purchases
  relations: typeof relations
  relations_answers: typeof relations_answers
  sales: typeof sales
  sales_answers: typeof sales_answers
  search: typeof search
  searches: typeof searches
  setup: typeof setup
  setup_answers: typeof setup_answers
  site: typeof site
  site_answers: typeof site_answers
  skills: typeof skills
  skills_answers: typeof skills_answers
  staff: typeof staff
  staff_answers: typeof staff_answers
  synonyms: typeof synonyms
  synonyms_answers: typeof synonyms_answers
  uploads: typeof uploads
  uploads_answers: typeof uploads_answers
  webhooks: typeof webhooks
  webhooks_answers: typeof webhooks_answers
}

/** `room.name`: the file in `en/` and the text's name in it. Other languages have the same ones. */
export type MessageId = {
  [Room in keyof Rooms]: `${Room}.${keyof Rooms[Room] & string}`
}[keyof Rooms]
