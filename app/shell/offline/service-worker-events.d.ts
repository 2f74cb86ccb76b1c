// what the program of a service worker hears: TypeScript's library of workers does not go together with that of pages
interface ServiceWorkerEventMap {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableMessageEvent
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface ServiceWorkerScope {
  readonly clients: { get(id: string): Promise<{ url: string } | undefined> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof ServiceWorkerEventMap>(
    name: Name,
    listener: (event: ServiceWorkerEventMap[Name]) => void,
  ): void
}
