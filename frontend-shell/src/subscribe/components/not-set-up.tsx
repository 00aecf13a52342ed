import { useConfigQuery } from '@marklight/api-client/config-api';

/** For servers without a payment provider. */
export function NotSetUp() {
  const { data: config } = useConfigQuery();
  return (
    <p>
      Card payments are not set up on this server. To continue after your trial, write to{' '}
      {config ? (
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      ) : (
        'the person who runs it'
      )}
      : they can give you access.
    </p>
  );
}
