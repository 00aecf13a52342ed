import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { useConfirm, type ConfirmQuestion } from '@marklight/ui/confirm-dialog';
import { Link } from '@marklight/ui/router';
import { useBillingActions } from '../hooks/use-billing-actions';
import { offersCanceling, offersSubscribing } from '../logic/offers';
import { longDate, periodEnd, PLAN, PRICE } from '../logic/words';
import { NotSetUp } from './not-set-up';
import { PayNow } from './pay-now';

/** The plan, what it waits for, and the buttons that the state allows. */
export function PlanCard({ view }: { view: SubscriptionStatus }) {
  const actions = useBillingActions();
  const [ask, dialog] = useConfirm();
  const cancel = async () => {
    if (!view.subscribed) return void (await ask(nothingToCancel(view)));
    if (await ask(cancelQuestion(view))) await actions.cancel();
  };
  return (
    <section className="ml-card ml-section" aria-labelledby="sb-plan">
      <div className="ml-row ml-between">
        <h2 id="sb-plan">{PLAN}</h2>
        <span>{PRICE}</span>
      </div>
      <PlanState view={view} />
      {actions.problem && (
        <p className="ml-field-error" role="alert">
          {actions.problem}
        </p>
      )}
      {view.paymentsAvailable ? (
        <div className="ml-actions">
          {view.subscribed && (
            <Button loading={actions.busy === 'portal'} onClick={() => void actions.openPortal()}>
              {view.cancelAtPeriodEnd ? 'Resume subscription' : 'Change card and billing details'}
            </Button>
          )}
          {offersCanceling(view) && (
            <Button danger loading={actions.busy === 'cancel'} onClick={() => void cancel()}>
              Cancel subscription
            </Button>
          )}
          {offersSubscribing(view) && (
            <Button
              type="primary"
              loading={actions.busy === 'subscribe'}
              onClick={() => void actions.subscribe()}
            >
              Subscribe
            </Button>
          )}
          <PayNow view={view} portal={actions} />
        </div>
      ) : (
        (view.access === 'expired' || view.access === 'trial') && <NotSetUp />
      )}
      {dialog}
    </section>
  );
}

/** One sentence on the state of the plan. */
function PlanState({ view }: { view: SubscriptionStatus }) {
  const { status, subscribed, cancelAtPeriodEnd, complimentaryUntil, pendingPayment } = view;
  const end = periodEnd(view);
  if (status === 'past_due') {
    return (
      <p className="ml-notice ml-red" role="status">
        <strong>Your last payment did not go through.</strong> Pay now to keep {PLAN}
        {view.access === 'past_due' && end ? `: you can keep working until ${end}.` : '.'} Your essays,
        results and rubrics are kept.
      </p>
    );
  }
  if (subscribed && cancelAtPeriodEnd) {
    return (
      <p className="ml-notice" role="status">
        <strong>You have cancelled.</strong>{' '}
        {end ? `Everything works until ${end}.` : 'Everything works until the period ends.'} Nothing more is
        charged. You can change your mind before then.
      </p>
    );
  }
  if (complimentaryUntil && !subscribed) {
    return <p>{`You have access until ${longDate(complimentaryUntil)}, free of charge.`}</p>;
  }
  if (status === 'active') {
    if (!subscribed) return <p>You have full access, free of charge.</p>;
    return (
      <p>
        {end ? `Paid until ${end}. It then renews automatically.` : 'It renews automatically every month.'}
      </p>
    );
  }
  if (pendingPayment === 'processing') {
    return <p role="status">Your bank is still working on your payment. You do not need to do anything.</p>;
  }
  if (pendingPayment === 'started') {
    return (
      <p>
        You started to subscribe but did not finish.{' '}
        <Link to={PAGES.subscribe}>Continue where you left off</Link>
      </p>
    );
  }
  if (status === 'canceled') {
    return (
      <p>
        {end ? `Your subscription ended on ${end}.` : 'Your subscription has ended.'} You can subscribe again.
      </p>
    );
  }
  if (status === 'trialing' && !subscribed) {
    if (!view.paymentsAvailable) return null;
    return (
      <p>
        After the trial, {PLAN} costs {PRICE}. You can <Link to={PAGES.subscribe}>subscribe now</Link>: the
        days that are left are added to your first month.
      </p>
    );
  }
  if (status === 'trialing') return <p>{end ? `Paid until ${end}.` : 'You have subscribed.'}</p>;
  return <p>Subscribe to keep grading. You can cancel at any time.</p>;
}

function cancelQuestion(view: SubscriptionStatus): ConfirmQuestion {
  const end = periodEnd(view);
  const until = end ?? 'the end of the period';
  return {
    title: 'Cancel your subscription?',
    body: (
      <p>
        {`You keep ${PLAN} until ${until}, and nothing more is charged.`} After that you cannot grade, and
        your essays, results and rubrics are kept.
      </p>
    ),
    confirmLabel: 'Cancel subscription',
    cancelLabel: 'Keep subscription',
    danger: true,
  };
}

/** A trial costs nothing and ends by itself; its cancel button says so. */
function nothingToCancel({ trialDaysLeft }: SubscriptionStatus): ConfirmQuestion {
  return {
    title: 'There is nothing to cancel',
    body: (
      <p>
        Your free trial ends by itself {trialDaysLeft <= 1 ? 'within a day' : `in ${trialDaysLeft} days`}. You
        have not given a card, so nothing is charged.
      </p>
    ),
    confirmLabel: 'OK',
    cancelLabel: 'Close',
  };
}
