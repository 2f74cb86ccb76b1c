/** A page of which is known what it is about. */
export interface SubjectPage {
  id: string
  subject: string
  title: string
  html: string
}
