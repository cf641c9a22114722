import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Indexes for filters of long lists: the count of few matches would otherwise read the whole table. Those of
 * searches are partial, so that a charge for the usual call writes no more of them than before, and contain the client,
 * since the list leaves out searches without one.
 */
const indexes = {
  skill_relations_type_index: 'skill_relations (type, source)',
  audit_entries_action_index: 'audit_entries (action, created_at, id)',
  search_history_by_time: 'search_history (created_at, id, units, client_id)',
  search_history_other_calls: `search_history ("call", created_at, id, client_id)
    where "call" <> 'playground-search'`,
  search_history_other_outcomes: `search_history (outcome, created_at, id, client_id)
    where outcome <> 'found'`,
  sales_family_index: 'sales (family, id)',
  sales_channel_index: 'sales (channel, id)',
  sales_currency_index: 'sales (currency_code, id)',
  client_packages_family_index: 'client_packages (family, id)',
  client_packages_status_index: `client_packages (status, id) where status <> 'active'`,
  client_packages_start_index: 'client_packages (activated_at, id)',
  client_packages_expiry_index: 'client_packages (expires_at, id) where expires_at is not null',
  webhook_deliveries_event_index: 'webhook_deliveries (webhook_id, event, id)',
  uploads_started_by_index: 'uploads (started_by, id)',
  synonyms_language_index: 'synonyms (language, id)',
}
const replaced = 'search_history_created_at_id_units_index'

export default class extends BaseSchema {
  async up() {
    for (const [name, columns] of Object.entries(indexes)) {
      this.schema.raw(`create index ${name} on ${columns}`)
    }
    this.schema.raw(`drop index ${replaced}`)
  }

  async down() {
    this.schema.raw(`create index ${replaced} on search_history (created_at, id, units)`)
    for (const name of Object.keys(indexes)) this.schema.raw(`drop index ${name}`)
  }
}
