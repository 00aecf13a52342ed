import { ErrorState } from '@marklight/ui/states';
import { useLetterheadQuery } from '../letterhead-api';
import { LogoChoice } from './logo-choice';
import { SchoolNameForm } from './school-name-form';

/** As high while it loads as with the form and no logo, so that the cards below do not move. */
const ROOM = { minHeight: 250 };

/** A school's name and logo, for the head of the sheets that students get. */
export function LetterheadCard() {
  const { data, error, isFetching, refetch } = useLetterheadQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="ml-card" aria-labelledby="pf-letterhead">
      <h2 id="pf-letterhead">School name and logo</h2>
      <p className="ml-hint">
        They go at the top of each sheet that you hand back, in PDF and Word. Both are optional.
      </p>
      {data ? (
        <div className="ml-stack ml-above-16" style={ROOM}>
          <SchoolNameForm saved={data.schoolName} />
          <LogoChoice logo={data.logo} />
        </div>
      ) : error ? (
        <ErrorState
          title="Failed to fetch your school name and logo"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <p className="ml-hint ml-above-16" style={ROOM} role="status">
          Loading...
        </p>
      )}
    </section>
  );
}
