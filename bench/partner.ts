import db from '@adonisjs/lucid/services/db'
import type Client from '#app/accounts/client'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { SkillFactory, SkillRelationFactory } from '#database/factories/skill_factory'

/** Creates a user of the client and returns an access token. */
export async function tokenOf(client: Client, email = 'measured@example.com') {
  const user = await User.create({
    fullName: 'Measured',
    email,
    password: null,
    role: Role.partner,
    clientId: client.id,
    status: 'active',
  })
  const { access } = await openApiFamily(user)
  return access
}

/** Creates a published skill with 40 related skills and returns its name. */
export async function createSkill() {
  const [skill, ...others] = await SkillFactory.createMany(41)
  for (const [index, other] of others.entries()) {
    const relation = { skillId: skill.id, relatedSkillId: other.id, weight: 2 * index + 10 }
    await SkillRelationFactory.merge(relation).create()
  }
  await db.transaction((trx) =>
    indexSkills(
      trx,
      [skill, ...others].map(({ id }) => id)
    )
  )
  return skill.name
}
