import { PortalLink } from '~/components/portal_link'
import type { UploadInFull } from '~/components/uploads/words'
import { rich } from '~/text'
import { useArea } from '~/use_area'

/** A note that the same file was imported before, with a link. */
export function RepeatNote({ upload }: { upload: UploadInFull }) {
  const { at } = useArea()
  const { repeats, retry_of: follows } = upload
  if (!repeats || repeats === follows) return null
  return (
    <p className="note is-warning mb-5">
      {rich('uploads.repeats', {
        link: (inside) => (
          <PortalLink href={at(`/skills/upload-status/${repeats}`)}>{inside}</PortalLink>
        ),
      })}
    </p>
  )
}
