import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { receiveAnswers } from '~/domains/contact/commands.server'
import { isTrapped } from '~/domains/contact/message'
import { findBrand } from '~/domains/settings/queries.server'
import { answerForm, intentOf } from '~/platform/answer-form.server'
import { databaseContext, type PageInProgress, pageContext, visitContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { blocksOfType } from '../blocks/blocks-in'
import type { LandingPage } from '../public/landing-page'
import { blocksOfVersions, sharesOf } from '../public/versions'
import { answersIn, emailIn, formSchema } from './form-answers.server'

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Takes what a visitor wrote into a form of the page, as the form is stored at this moment. */
export async function receiveForm({ request, context, url }: Sent, page: LandingPage | undefined) {
  const db = context.get(databaseContext)
  if (!page) throw notFound('Form')
  const counted = limitRate(db, `landing-form:${clientKey(context.get(visitContext).address)}`)
  counted.catch(() => {}) // said with the form, once it is known which one was sent
  const form = formNamed(await intentOf(request), page, context.get(pageContext))
  if (!form) throw notFound('Form')
  const { fields, title, thanks } = form
  const receive = async (sent: z.output<ReturnType<typeof formSchema>>) => {
    await receiveAnswers(db, await findBrand(db), {
      subject: title || page.title,
      answers: answersIn(fields, sent),
      email: emailIn(fields, sent),
      pagePath: url.pathname,
      isTrapped: isTrapped(sent),
    })
    return thanks || 'Thank you. Your message has arrived.'
  }
  return answerForm(request, form.id, formSchema(fields), receive, () => counted)
}

/** Looked for in the visitor's own version first. Without scripts, the answer is drawn in the version that holds the form. */
function formNamed(id: string, page: LandingPage, inProgress: PageInProgress) {
  const versions = blocksOfVersions(page)
  const own = inProgress.versionOf({ of: `landing-page:${page.id}`, shares: sharesOf(page.variants) })
  for (const version of new Set([own, ...versions.keys()])) {
    const form = blocksOfType(versions[version] ?? [], 'form').find((one) => one.id === id)
    if (!form) continue
    inProgress.wantedVersion = version
    return form
  }
  return undefined
}
