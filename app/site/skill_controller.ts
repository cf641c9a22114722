import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { portalPath } from '#app/core/door'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import DefaultSetup from '#app/billing/default_setup'
import { publishedSkills } from '#app/catalogue/skills/published_skill'
import { findBySkillPath, skillPath } from '#app/catalogue/skills/skill_path'
import { countGuestPage } from '#app/search/playground/guest_allowance'
import { firstRelatedSkills } from '#app/search/playground/playground_search'
import { textOfTerms } from '#app/search/playground/read_search'

/** How many related skills the page of a skill names, at most. */
const mostRelated = 6

/** The public page of a skill. */
export default class SkillController {
  async show({ auth, inertia, params, request, response }: HttpContext) {
    if (!auth.user) await countGuestPage(request.ip())
    const client = db.connection()
    const found = await findBySkillPath(client, String(params.slug).toLowerCase())
    if (!found) throw new NotFound(t('skills_answers.the_skill'))
    const path = skillPath(found)
    if (request.url() !== portalPath(path)) {
      return response.redirect(portalPath(path), false, 301)
    }

    const setup = await DefaultSetup.current()
    const skills = await publishedSkills(client, [found.skill_id])
    const { name, type, domain, aliases, description } = skills.get(found.skill_id)!
    const related = await firstRelatedSkills(
      client,
      found,
      Math.min(mostRelated, setup.guestResultLimit)
    )
    return inertia.render('site/skill', {
      skill: { name, type, domain: domain?.name ?? null, aliases, description },
      /** By name, so that their order says nothing about their scores. */
      related: related
        .map((skill) => ({ name: skill.name, path: skillPath(skill) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      /** The name as a query string. */
      terms: textOfTerms([name]),
    })
  }
}
