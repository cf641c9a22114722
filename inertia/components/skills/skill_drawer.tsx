import '~/css/skill_drawer.scss'
import { X } from '~/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Data } from '@generated/data'
import { v1 } from '~/client'
import { PortalLink } from '~/components/portal_link'
import type { Relation } from '~/components/relations/relation_rows'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { t } from '~/text'
import { useArea } from '~/use_area'

/** How many related skills a drawer shows. */
const SHOWN = 8

type Detail = Data.Catalogue.Skills.Skill.Variants['forDetail']

interface SkillDrawerProps {
  skill: { id: string; name: string }
  onClose: () => void
}

/** A skill with its strongest relations, beside the page. In the body, since tables style their contents. */
export default function SkillDrawer({ skill, onClose }: SkillDrawerProps) {
  const { from } = useArea()
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const [found, setFound] = useState<{ detail: Detail; relations: Relation[] }>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    box.current?.showModal()
    const request = new AbortController()
    void fetchSkill(skill.id, request.signal)
      .then(setFound)
      .catch(() => {
        if (!request.signal.aborted) setFailed(true)
      })
    return () => request.abort()
  }, [skill.id])

  return createPortal(
    <dialog
      ref={box}
      className="dialog drawer"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === box.current) box.current?.close()
      }}
    >
      <div className="dialog-body">
        <div className="drawer-head">
          <h2 className="dialog-title" id={id}>
            {skill.name}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('common.close')}
            onClick={() => box.current?.close()}
          >
            <X size={18} />
          </button>
        </div>
        <div aria-live="polite" aria-busy={!found && !failed}>
          {failed && <p>{t('relations.preview_failed')}</p>}
          {found && <Facts {...found} />}
        </div>
        <p className="dialog-actions">
          <PortalLink className="button is-primary" href={from(`/skills/edit/${skill.id}`)}>
            {t('relations.open_skill')}
          </PortalLink>
        </p>
      </div>
    </dialog>,
    document.body
  )
}

async function fetchSkill(id: string, signal: AbortSignal) {
  const query = { skill: id, sort: '-weight', limit: SHOWN }
  const [detail, { data }] = await Promise.all([
    v1.get<Detail>(`/skills/retrieve/${id}/`, { signal }),
    v1.get<{ data: Relation[] }>('/skills/skill-relations/list/', { query, signal }),
  ])
  return { detail, relations: data }
}

function Facts({ detail, relations }: { detail: Detail; relations: Relation[] }) {
  return (
    <>
      <p className="drawer-tags">
        <StatusTag status={detail.status} />{' '}
        {[statusLabel(detail.type), detail.domain?.name].filter(Boolean).join(' · ')}
      </p>
      {detail.description && <p className="drawer-text">{detail.description}</p>}
      {detail.aliases.length > 0 && (
        <p className="drawer-text is-weak">
          {t('relations.preview_aliases', { aliases: detail.aliases.join(', ') })}
        </p>
      )}
      <h3 className="drawer-title">{t('relations.related_skills')}</h3>
      {relations.length ? (
        <ul className="drawer-list">
          {relations.map(({ id, related_skill: related, type, weight }) => (
            <li key={id}>
              <span>
                {related.name} <small className="is-weak">{statusLabel(type)}</small>
              </span>
              <span>{weight}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('relations.no_relations_of_skill')}</p>
      )}
    </>
  )
}
