import '~/css/dashboard.scss'
import { Circle, CircleCheck } from '~/icons'
import type { MessageId } from '@lang/message_id'
import { Card } from '~/components/card'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

/** The text of a step, and the page on which it is done, without BASE_PATH. */
interface Step {
  words: MessageId
  href?: string
}

/** The steps of a page as its controller gives them; null if all are done. */
export type FirstStepsOf<Steps extends Record<string, Step>> = Record<keyof Steps, boolean> | null

interface FirstStepsProps<Name extends string> {
  steps: Record<Name, Step>
  done: Record<Name, boolean>
}

/** The steps of a new account, with ticks; shown until all are done. */
export function FirstSteps<Name extends string>({ steps, done }: FirstStepsProps<Name>) {
  const names = Object.keys(steps) as Name[]
  return (
    <Card
      title={t('dashboards.first_steps')}
      lead={t('dashboards.steps_done', {
        done: names.filter((name) => done[name]).length,
        of: names.length,
      })}
    >
      <ul className="first-steps">
        {names.map((name) => (
          <StepItem key={name} {...steps[name]} isDone={done[name]} />
        ))}
      </ul>
    </Card>
  )
}

function StepItem({ words, href, isDone }: Step & { isDone: boolean }) {
  return (
    <li className={isDone ? 'is-done' : undefined}>
      {isDone ? <CircleCheck size={18} /> : <Circle size={18} />}
      {href && !isDone ? <PortalLink href={href}>{t(words)}</PortalLink> : <span>{t(words)}</span>}
      {isDone && <span className="is-sr-only"> {t('dashboards.step_done')}</span>}
    </li>
  )
}
