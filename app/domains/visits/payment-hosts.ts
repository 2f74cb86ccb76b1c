const paymentHosts = ['stripe.com', 'paypal.com', 'link.com', 'klarna.com']

/** Whether people pay at this host and come back from it: nobody came because of it. */
export function isPaymentHost(host: string) {
  return paymentHosts.some((known) => host === known || host.endsWith(`.${known}`))
}
