import { PanelRight } from '~/icons'
import { lazy, Suspense, useState } from 'react'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

const SkillDrawer = lazy(() => import('~/components/skills/skill_drawer'))

interface SkillPreviewProps {
  skill: { id: string; name: string }
}

/** A button that shows a skill in a drawer, with scripts only. */
export function SkillPreview({ skill }: SkillPreviewProps) {
  const ready = useHydrated()
  const [open, setOpen] = useState(false)
  if (!ready) return null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={t('relations.preview_of', { name: skill.name })}
        onClick={() => setOpen(true)}
      >
        <PanelRight size={14} />
      </button>
      {open && (
        <Suspense>
          <SkillDrawer skill={skill} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
