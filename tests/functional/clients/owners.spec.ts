import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { acceptInvitation } from '#app/accounts/invitations/invite'
import { AccountTokenRefused } from '#app/accounts/account_links/account_token'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import {
  changePerson,
  invitePerson,
  LastOwner,
  OwnerRequired,
  removePerson,
} from '#app/clients/people/people'
import { operator } from '#app/accounts/audit/audit_log'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { mailedToken } from '#tests/helpers/account_mails'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { untilOneWaits } from '#tests/helpers/until_one_waits'

/** Uses committed transactions, since one around the test would serialize them. */
test.group('Owners of a client at the same time', (group) => {
  group.each.teardown(freshDatabase)

  async function createOwners() {
    const client = await ClientFactory.create()
    const owners = await UserFactory.merge({
      role: Role.partner,
      clientId: client.id,
      isOwner: true,
    }).createMany(4)
    return { client, owners }
  }

  const removals = {
    suspend: (person: User, by: User) =>
      changePerson(person, { status: 'suspended' }, { actor: { id: by.id, ip: null } }),
    demote: (person: User, by: User) =>
      changePerson(person, { is_owner: false }, { actor: { id: by.id, ip: null } }),
    remove: (person: User, by: User) =>
      removePerson(person, { revokeKeys: false }, { actor: { id: by.id, ip: null } }),
  }

  for (const [name, act] of Object.entries(removals)) {
    test(`who ${name} each other: exactly one stays`, async ({ assert }) => {
      const { client, owners } = await createOwners()
      const work = owners.flatMap((by) =>
        owners.filter((person) => person !== by).map((person) => act(person, by))
      )
      const results = await Promise.allSettled(work)

      const remaining = await User.query().where({
        clientId: client.id,
        isOwner: true,
        status: 'active',
      })
      assert.lengthOf(remaining, 1)
      for (const result of results) {
        if (result.status === 'fulfilled') continue
        const { name: error } = result.reason.constructor
        assert.include(['OwnerRequired', 'LastOwner', 'NotFound'], error)
      }
    })
  }

  test('who leave at the same time: the last one is refused', async ({ assert }) => {
    const { client, owners } = await createOwners()
    const results = await Promise.allSettled(owners.map((owner) => removals.remove(owner, owner)))
    const refused = results.filter((result) => result.status === 'rejected')
    assert.lengthOf(refused, 1)
    assert.instanceOf(refused[0].reason, LastOwner)
    const present = await User.query().where({ clientId: client.id, status: 'active' })
    assert.lengthOf(present, 1)
  })

  test('an owner who was demoted meanwhile is refused', async ({ assert }) => {
    const { owners } = await createOwners()
    const [one, other, third] = owners
    await removals.demote(one, other)
    await assert.rejects(() => removals.suspend(third, one), OwnerRequired)
  })

  test('of the first users invited at once, one is the owner', async ({ assert }) => {
    const client = await ClientFactory.create()
    const names = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(
      names.map((name) =>
        invitePerson(client, { full_name: name, email: `${name}@example.com` }, operator)
      )
    )
    const people = await User.query().where('clientId', client.id)
    assert.deepEqual(people.map(({ isOwner }) => isOwner).toSorted(), [
      ...[false, false, false, false, true],
    ])
  })

  test('an invitation that is accepted during the removal is refused', async ({ assert }) => {
    const owner = await createPartner()
    await owner.load('client')
    const actor = { id: owner.id, ip: null }
    const invitee = { full_name: 'Ada', email: 'ada@example.com' }
    const ada = await invitePerson(owner.client, invitee, actor)
    const token = await mailedToken(ada.email)

    const trx = await db.transaction()
    await User.lock(trx, ada.id)
    await trx.from('users').where('id', ada.id).update({ status: 'removed' })
    const accepting = acceptInvitation(token, { fullName: 'Ada', password: 'a-long-password' })
    accepting.catch(() => {})
    await untilOneWaits(accepting)
    await trx.commit()

    await assert.rejects(() => accepting, AccountTokenRefused)
    await ada.refresh()
    assert.equal(ada.status, 'removed')
  })
})

test.group('The migration of owners', (group) => {
  group.each.setup(freshDatabase)
  group.each.teardown(freshDatabase)

  async function migrate(command: 'migration:run' | 'migration:rollback', ...given: string[]) {
    const { exitCode, error } = await ace.exec(command, given)
    if (exitCode) throw error ?? new Error(`${command} failed`)
  }

  test('makes the oldest active user of each client its owner', async ({ assert }) => {
    const client = await ClientFactory.create()
    const quiet = await ClientFactory.create()
    const member = { role: Role.partner, clientId: client.id }
    const users = await UserFactory.merge([
      { ...member, status: 'suspended' },
      { ...member, status: 'invited' },
      member,
      member,
      { ...member, clientId: quiet.id, status: 'suspended' },
      { ...member, clientId: quiet.id, status: 'invited' },
      { role: Role.admin },
    ]).createMany(7)
    const removed = await UserFactory.merge({
      ...member,
      status: 'removed',
      email: users[2].email,
    }).create()
    const files = readdirSync(app.migrationsPath()).toSorted()
    const at = files.findIndex((name) => name.includes('add_owners'))

    await migrate('migration:rollback', `--step=${files.length - at}`)
    const before = await db.from('users').where('id', removed.id).firstOrFail()
    assert.deepEqual([before.status, before.email], ['suspended', `${removed.uid}@removed.invalid`])
    await migrate('migration:run')

    const owners = await User.query().where('isOwner', true).orderBy('id')
    assert.deepEqual(
      owners.map(({ id }) => id),
      [users[2].id, users[5].id]
    )
  })
})
