import { portalPath } from '#app/core/door'
import { doors } from '#app/core/samples/documentation_doors'
import { tIn } from '#app/core/text/text'
import { audienceOf } from '#app/contract/audience'
import { callsPage } from '#app/documentation/calls_page'
import { readChangelog } from '#app/documentation/changelog'
import { callChapters, linksFor, type CallChapter } from '#app/documentation/chapters'
import { errorSections } from '#app/documentation/error_sections'
import { eventSections } from '#app/documentation/event_sections'
import { guideGroups, guideNames, guideSources, slugOfGuide } from '#app/documentation/guide'
import { guidePage } from '#app/documentation/guide_page'
import { inlineHtml, proseHtml } from '#app/documentation/markdown'
import {
  plainSection,
  type DocumentationPage,
  type NavigationGroup,
  type PageRequest,
  type Written,
} from '#app/documentation/page_parts'
import { titlesIn, type Titles } from '#app/documentation/titles'

const changelogSlug = 'changelog'

/** The page at a path; null if there is none. */
export async function documentationPage(request: PageRequest): Promise<DocumentationPage | null> {
  const titles = await titlesIn(request.language)
  const written = await writtenPage(request, titles)
  return written && { ...written, navigation: await navigationOf(request) }
}

/** A page of the guide has the reference of the calls with its name below its text. */
async function writtenPage(request: PageRequest, titles: Titles | null): Promise<Written | null> {
  const { slug } = request
  if (slug === changelogSlug) return changelogPage(request)
  const guide = guideNames.find((name) => slugOfGuide(name) === slug)
  const chapter = chaptersFor(request).find((known) => known.slug === slug)
  const parts = [
    guide ? await guidePage(guide, request) : null,
    guide === 'errors'
      ? { sections: errorSections(request, callsFor(request)), samples: {} }
      : null,
    guide === 'webhooks' ? await eventSections(request) : null,
    chapter ? await callsPage(chapter, request, titles) : null,
  ].filter((part) => part !== null)
  if (!parts.length) return null
  return {
    ...(parts[0] as Written),
    sections: parts.flatMap(({ sections }) => sections),
    samples: Object.assign({}, ...parts.map(({ samples }) => samples)),
  }
}

/** The chapters for the visitor: staff see everything. */
function chaptersFor({ visitor }: Pick<PageRequest, 'visitor'>): CallChapter[] {
  return callChapters(audienceOf(visitor))
}

function callsFor(request: PageRequest) {
  return chaptersFor(request).flatMap(({ calls }) => calls)
}

/** All pages in groups, with their paths below the base path. */
export async function pagesFor(
  request: Pick<PageRequest, 'language' | 'visitor'>
): Promise<
  Array<{ name: NavigationGroup['name']; pages: Array<{ title: string; slug: string }> }>
> {
  const { language } = request
  const titles = await titlesIn(language)
  const guides = (names: readonly (typeof guideNames)[number][]) =>
    Promise.all(
      names.map(async (name) => {
        const { title } = await guideSources(name, language)
        return { title, slug: slugOfGuide(name) }
      })
    )
  const written = new Set(guideNames.map(slugOfGuide))
  const others = chaptersFor(request).filter(({ slug }) => !written.has(slug))
  const chapters = (isForPartners: boolean) =>
    others
      .filter((chapter) => chapter.isForPartners === isForPartners)
      .map(({ slug, title }) => ({ title: titles?.chapters[slug].title ?? title, slug }))
  const groups = [
    { name: 'start' as const, pages: await guides(guideGroups.start) },
    { name: 'tasks' as const, pages: await guides(guideGroups.tasks) },
    { name: 'calls' as const, pages: chapters(true) },
    { name: 'staff_calls' as const, pages: chapters(false) },
    {
      name: 'more' as const,
      pages: [
        ...(await guides(guideGroups.more)),
        { title: tIn(language, 'documentation_answers.changelog'), slug: changelogSlug },
      ],
    },
  ]
  return groups.filter(({ pages }) => pages.length > 0)
}

/** The paths of all pages for guests. */
export async function publicDocumentation(): Promise<string[]> {
  const groups = await pagesFor({ language: 'en', visitor: 'guest' })
  return groups.flatMap(({ pages }) => pages.map(({ slug }) => pathOfPage(doors.public, slug)))
}

/** The path of a page, without BASE_PATH. */
export function pathOfPage(door: PageRequest['door'], slug: string): string {
  return slug ? `${door}/${slug}` : door
}

async function navigationOf(request: PageRequest): Promise<NavigationGroup[]> {
  const groups = await pagesFor(request)
  return groups.map(({ name, pages }) => ({
    name,
    items: pages.map(({ title, slug }) => ({
      title,
      href: portalPath(pathOfPage(request.door, slug)),
      is_current: slug === request.slug,
    })),
  }))
}

async function changelogPage(request: PageRequest): Promise<Written> {
  const { door, language } = request
  const links = linksFor(door)
  const entries = await readChangelog()
  return {
    title: tIn(language, 'documentation_answers.changelog'),
    lead: inlineHtml(tIn(language, 'documentation_answers.changelog_lead'), links),
    sections: entries.map(({ id, title, text }) => ({
      ...plainSection(id, title, request),
      prose: [proseHtml(text, links)],
    })),
    samples: {},
  }
}
