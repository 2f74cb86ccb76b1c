/** Connects to the mail server and signs in, without sending anything. Throws what the server, or the way to it, says. */
export async function verifySmtp(smtpUrl: string, withinMs: number) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    socketTimeout: withinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
