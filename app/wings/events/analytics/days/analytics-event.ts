/** What is read of an event to count it. */
export interface AnalyticsEvent {
  eventKey: number
  eventType: string
  pagePath: string
  /** The page that led here, or `direct`. */
  referrer: string
  userAgent: string
  /** Of the day, as the visitor is. */
  sessionId: string | null
  /** Null of what the server itself has seen. */
  visitor: number | null
  country: string
  metadata: Record<string, unknown>
  createdAt: Date
}
