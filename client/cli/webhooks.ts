import type { Command } from 'commander'
import { rowsOf, type Webhook, type WebhookDelivery } from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { addHelp } from './help.ts'
import { collect } from './rows.ts'
import { countOption } from './search.ts'
import { print, printJson, printToStderr, table } from './terminal.ts'

/** `webhooks list`, `create`, `test` and `deliveries`. */
export function addWebhookCommands(program: Command, connection: Connection) {
  const webhooks = program
    .command('webhooks')
    .description('list, create and test webhooks, and list their deliveries')
  addHelp(webhooks, {
    about: [
      'Events are signed according to Standard Webhooks and retried for several days. Requires a user who is logged in with a password. Keys cannot manage webhooks.',
    ],
  })

  webhooks
    .command('list')
    .option('--json', 'print JSON')
    .description('list webhooks, newest first')
    .action(async ({ json }: { json?: boolean }) => {
      const skillary = await connection.open()
      const all = await collect(rowsOf((filters) => skillary.webhooks(filters)))
      if (json) return printJson(all)
      if (!all.length) return print('No webhooks found.')
      printWebhooks(all)
    })

  const create = webhooks
    .command('create')
    .argument('<url>', 'the URL of the receiver: https, and not in a private network')
    .requiredOption(
      '--event <events>',
      'calls.low, package.expired, for administrators upload.finished; separate several with commas',
      (text: string) => text.split(',').map((word) => word.trim())
    )
    .option('--description <text>', 'a description of its purpose')
    .option('--json', 'print JSON')
    .description('create a webhook; its secret is shown only once')
    .action(async (url: string, { event, description, json }: CreateOptions) => {
      const skillary = await connection.open()
      const { secret, ...webhook } = await skillary.createWebhook({
        ...{ url, events: event, description },
      })
      if (json) return printJson({ ...webhook, secret })
      if (secret) print(secret)
      printToStderr(
        secret
          ? `Webhook ${webhook.id} created. Store its secret now. Receivers verify signatures with it.`
          : `Webhook ${webhook.id} was created, but the response with its secret was lost. Rotate the secret in the portal.`
      )
    })
  addHelp(create, {
    about: ['The secret is printed once, and nothing else is printed to standard output.'],
    examples: ['skillary webhooks create https://example.com/hooks --event calls.low'],
  })

  webhooks
    .command('test')
    .argument('<id>', 'the id from "webhooks list"')
    .option('--json', 'print JSON')
    .description('send a test event')
    .action(async (id: string, { json }: { json?: boolean }) => {
      const skillary = await connection.open()
      const delivery = await skillary.testWebhook(id)
      if (json) return printJson(delivery)
      print(
        `${delivery.event} is being sent. To see the result: skillary webhooks deliveries ${id}`
      )
    })

  webhooks
    .command('deliveries')
    .argument('<id>', 'the id from "webhooks list"')
    .addOption(countOption('--limit <count>', 'maximum number of results').default(20))
    .option('--json', 'print JSON')
    .description('list the deliveries of a webhook, newest first')
    .action(async (id: string, { limit, json }: { limit: number; json?: boolean }) => {
      const skillary = await connection.open()
      const rows = rowsOf((filters) => skillary.webhookDeliveries(id, filters), {}, limit)
      const sent = await collect(rows)
      if (json) return printJson(sent)
      if (!sent.length) return print('No deliveries yet.')
      printDeliveries(sent)
    })
}

interface CreateOptions {
  event: string[]
  description?: string
  json?: boolean
}

function printWebhooks(webhooks: Webhook[]) {
  const rows = webhooks.map(({ id, url, events, status, last_delivered_at: last }) => [
    ...[id, status, events.join(', ')],
    ...[last?.slice(0, 16).replace('T', ' ') ?? 'never', url],
  ])
  print(
    table(
      [
        { title: 'Id', style: 'dim' },
        { title: 'Status' },
        { title: 'Events' },
        { title: 'Last delivered' },
        { title: 'Address', style: 'bold' },
      ],
      rows
    )
  )
}

function printDeliveries(deliveries: WebhookDelivery[]) {
  const rows = deliveries.map((delivery) => [
    delivery.created_at.slice(0, 19).replace('T', ' '),
    delivery.event,
    delivery.state,
    String(delivery.attempts),
    String(delivery.response_status ?? '–'),
    delivery.error?.replaceAll('_', ' ') ?? '',
  ])
  print(
    table(
      [
        { title: 'At' },
        { title: 'Event' },
        { title: 'State', style: 'bold' },
        { title: 'Attempts', align: 'right' },
        { title: 'Status', align: 'right' },
        { title: 'Error' },
      ],
      rows
    )
  )
}
