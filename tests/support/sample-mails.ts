import { testMail } from '~/shell/admin/test-mail.server'
import { formSubmissionMail, leadMail, messageMail, scopingTemplateMail } from '~/wings/content/contact/emails'
import type { ContactMessage } from '~/wings/content/contact/message'
import { sharedNoteEmail } from '~/wings/notes/notes/sharing/emails'
import { planInvitationMail } from '~/wings/planner/plans/sharing/emails'
import { digestEmail } from '~/wings/reports/reports/emails/digest-email'
import type { Digest } from '~/wings/reports/reports/emails/load-digest.server'
import { newVersionMail } from '~/wings/shop/announcements/emails'
import * as orders from '~/wings/shop/orders/emails'
import * as refunds from '~/wings/shop/orders/fulfillment/refund-emails'
import { newDownloadLinkMail } from '~/wings/shop/orders/new-download-link-email'
import type { Order } from '~/wings/shop/orders/queries.server'
import { reviewInvitationMail } from '~/wings/shop/orders/review-invitation-email'
import { purchasesLinkMail } from '~/wings/shop/purchases/emails'
import * as accounts from '~/wings/site/accounts/emails'
import * as ownAccount from '~/wings/site/accounts/own-account-emails'
import * as secondFactor from '~/wings/site/accounts/two-factor/emails'
import { failedBackupMail } from '~/wings/site/backups/emails'
import { type Brand, defaultBrand } from '~/wings/site/settings/brand'

const ORIGIN = 'https://www.harbor.example'
const token = 'q3Jm0Zt5xY8vW1uR6sP4oN2lK7iH9gF0eD3cB5aA8zX'
const at = new Date('2026-03-02T12:00:00Z')

export const sampleBrands: Record<string, Brand> = {
  plain: { ...defaultBrand, name: 'Harbor', legalName: 'Harbor Studio Lda.', contactEmail: 'hello@harbor.example' },
  full: {
    ...defaultBrand,
    name: 'Northwind & Sons Software Manufactory of Lower Franconia',
    legalName: 'Northwind & Sons Softwaremanufaktur Unterfranken GmbH & Co. KG',
    address: 'Alte Donaudampfschifffahrtsgasse 112\n97070 Würzburg\nGermany',
    contactEmail: 'a-rather-long-mailbox-name@northwind-and-sons.example',
    logo: { checksum: 'a'.repeat(32), alt: '', width: 900, height: 300, widths: [320, 640, 900] },
    hue: 150,
    language: 'de',
  },
  arabic: {
    ...defaultBrand,
    name: 'استوديو المرفأ',
    legalName: 'شركة استوديو المرفأ للبرمجيات',
    address: 'شارع الكورنيش ١٢\nبيروت',
    contactEmail: 'hello@harbor.example',
    logo: { checksum: 'b'.repeat(32), alt: '', width: 512, height: 512, widths: [512] },
    hue: -125,
    language: 'ar',
  },
}

/** An order with everything that a mail can say of one. */
export const sampleOrder: Order = {
  id: '1c0c4a4e-6f0f-4f6f-9c5e-0d8a4a3c9b11',
  number: 1042,
  customerId: '2c0c4a4e-6f0f-4f6f-9c5e-0d8a4a3c9b11',
  productId: '3c0c4a4e-6f0f-4f6f-9c5e-0d8a4a3c9b11',
  productName: 'QueuePro',
  productSlug: 'queuepro',
  tierId: 'team',
  tierName: 'Team',
  activations: 3,
  email: 'zoe.adams@example.com',
  buyerName: 'Zoë Adams-Featherstonehaugh',
  businessName: 'Adams & Daughters',
  vatNumber: 'DE136695976',
  country: 'DE',
  status: 'paid',
  payment: 'stripe',
  paymentId: 'pi_1',
  paymentIssue: 'Order 1042 was placed at 9900 EUR, but the payment is 990 EUR.',
  currency: 'EUR',
  price: 99_000,
  discount: 9_900,
  coupon: 'SPRING',
  tax: 16_929,
  total: 106_029,
  refunded: 0,
  invoiceUrl: `https://invoice.stripe.com/i/acct_1/test_${token}?s=ap`,
  consentText: 'I want delivery to begin immediately.',
  consentedAt: at,
  createdAt: at,
  paidAt: at,
  payableUntil: at,
  accessRevokedAt: null,
  chargeRefunded: null,
  chargeRefundedAt: null,
  checkoutId: null,
  disputedAt: null,
  expiredAt: null,
  idempotencyKey: null,
  invitedAt: null,
  landingPath: '/',
  pendingAt: null,
  refundedAt: null,
  remindedAt: null,
  referrer: 'https://www.google.com/',
  search: '',
  sessionId: null,
  utm: {},
  visit: {},
}

const total = { visitors: 310, visits: 402, views: 1_205, bounces: 120, purchases: 7, cents: 69_300, seconds: 900 }
const digest: Digest = {
  kind: 'weekly',
  period: { from: '2026-02-23', to: '2026-03-01' },
  total,
  before: { ...total, visits: 350 },
  otherRevenue: [{ currency: 'EUR', amount: 12_000 }],
  pages: [{ name: '/tools/a-product-with-a-rather-long-address-that-does-not-break', visitors: 120 }],
  sources: [{ name: 'Google', visitors: 80 }],
  goals: [{ name: 'Checkout started', visits: 12 }],
}

/** Every mail of the site, by the name of the function that makes it. */
export function sampleMails(brand: Brand, order = sampleOrder) {
  return { ...orderMails(brand, order), ...buyerMails(brand, order), ...inboxMails(brand), ...accountMails(brand) }
}

const orderUrl = `${ORIGIN}/admin/orders/${sampleOrder.id}`
const purchasesUrl = `${ORIGIN}/purchases`
const checkoutUrl = `${ORIGIN}/payment/cancelled?order=${token}&again=1`
const link = { url: `${ORIGIN}/download/${token}`, expiresAt: at, limit: 5 }
const person = { name: 'Ada Lovelace', email: 'ada@example.com' }

function orderMails(brand: Brand, order: Order) {
  const key = `NRTH-${Array.from({ length: 4 }, () => 'A1B2C').join('-')}`
  return {
    receiptMail: orders.receiptMail(brand, order, { key, download: link, purchasesUrl }),
    saleMail: orders.saleMail(brand, order, orderUrl),
    paymentMismatchMail: orders.paymentMismatchMail(brand, order, orderUrl),
    disputeMailToBuyer: orders.disputeMailToBuyer(brand, order),
    accessRestoredMail: orders.accessRestoredMail(brand, order, purchasesUrl),
    abandonedCheckoutMail: orders.abandonedCheckoutMail(brand, order, checkoutUrl),
    paymentFailedMail: orders.paymentFailedMail(brand, order, checkoutUrl),
    refundMail: refunds.refundMail(brand, order, order.total),
    partialRefundMail: refunds.partialRefundMail(brand, order, 1_000),
    refundFailedMailToBuyer: refunds.refundFailedMailToBuyer(brand, order, 1_000),
    refundFailedMailToStudio: refunds.refundFailedMailToStudio(brand, order, {
      amount: 1_000,
      reason: 'lost card',
      orderUrl,
    }),
  }
}

function buyerMails(brand: Brand, order: Order) {
  const reference = { productName: order.productName, orderNumber: order.number }
  const { number, buyerName, productName } = order
  return {
    newDownloadLinkMail: newDownloadLinkMail(brand, reference, link),
    reviewInvitationMail: reviewInvitationMail(brand, { number, buyerName, productName }, `${ORIGIN}/review/${token}`),
    newVersionMail: newVersionMail(
      brand,
      { ...reference, version: '2.0', isFirst: false, notes: ['Faster lists\nNew icons'] },
      link,
    ),
    purchasesLinkMail: purchasesLinkMail(brand, `${ORIGIN}/purchases/${token}`),
    scopingTemplateMail: scopingTemplateMail(brand, link.url),
  }
}

function inboxMails(brand: Brand) {
  const message = { subject: 'Pricing', message: 'Hello,\n\nhow much is <b>it</b>?\nAda' }
  const { name, email } = person
  return {
    messageMail: messageMail(brand, { ...person, ...message } as ContactMessage),
    leadMail: leadMail(brand, { email, request: 'Early access', note: 'Soon?', pagePath: '/waitlist' }),
    formSubmissionMail: formSubmissionMail(brand, {
      subject: 'Survey',
      answers: [
        ['How do you plan your work, and with whom?', 'On paper'],
        ['What is missing?', 'Nothing'],
      ],
      pagePath: '/survey',
    }),
    sharedNoteEmail: sharedNoteEmail(brand, {
      by: name,
      address: email,
      title: 'Groceries',
      link: `${ORIGIN}/planner/dashboard?note=1`,
    }),
    planInvitationMail: planInvitationMail(brand, {
      inviterName: name,
      inviterEmail: email,
      title: 'A shop for tea',
      role: 'editor',
      link: `${ORIGIN}/planner/dashboard/1`,
    }),
    digestEmail: digestEmail(brand, digest, {
      report: `${ORIGIN}/admin/analytics?period=custom&from=2026-02-23`,
      unsubscribe: `${ORIGIN}/unsubscribe/${token}`,
    }),
  }
}

function accountMails(brand: Brand) {
  const { email } = person
  const passwordUrl = `${ORIGIN}/account/password/${token}`
  return {
    emailConfirmationMail: accounts.emailConfirmationMail(brand, `${ORIGIN}/account/confirmation/${token}`),
    passwordResetMail: accounts.passwordResetMail(brand, passwordUrl),
    adminInvitationMail: accounts.adminInvitationMail(brand, { invitedBy: email, link: passwordUrl }),
    emailChangeMail: ownAccount.emailChangeMail(brand, { from: email, link: `${ORIGIN}/account/email/${token}` }),
    emailChangedMail: ownAccount.emailChangedMail(brand, { to: 'ada@lovelace.example' }),
    passwordChangedMail: ownAccount.passwordChangedMail(brand),
    providerDisconnectedMail: ownAccount.providerDisconnectedMail(brand, { provider: 'GitHub' }),
    accountDeletedMail: ownAccount.accountDeletedMail(brand),
    secondFactorChangedMail: secondFactor.secondFactorChangedMail(brand, 'app-added'),
    recoveryCodeUsedMail: secondFactor.recoveryCodeUsedMail(brand, { left: 3 }),
    wrongCodesMail: secondFactor.wrongCodesMail(brand),
    failedBackupMail: failedBackupMail(brand, {
      startedAt: at,
      error: 'The disk is full.',
      lastStoredAt: at,
      link: `${ORIGIN}/admin/settings/backups`,
    }),
    testMail: testMail(brand),
  }
}
