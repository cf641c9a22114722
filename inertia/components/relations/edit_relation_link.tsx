import { PortalLink } from '~/components/portal_link'
import type { ListedRelation } from '~/components/relations/relation_rows'
import { t } from '~/text'
import { useArea } from '~/use_area'

/** A link to the page of the relation. */
export function EditRelationLink({ relation }: { relation: ListedRelation }) {
  const { from } = useArea()
  const { id, skill, related_skill: related } = relation
  return (
    <PortalLink
      className="button is-small"
      href={from(`/skills/skill-relation-edit/${id}`)}
      aria-label={t('relations.edit_relation_between', {
        skill: skill.name,
        related: related.name,
      })}
    >
      {t('relations.edit')}
    </PortalLink>
  )
}
