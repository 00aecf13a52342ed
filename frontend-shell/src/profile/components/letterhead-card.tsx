import { ErrorState } from '@marklight/ui/states';
import { useLetterheadQuery } from '../letterhead-api';
import { LogoChoice } from './logo-choice';
import { SchoolNameForm } from './school-name-form';

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
        <div className="ml-stack ml-above-16">
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
        <p className="ml-hint" role="status">
          Loading...
        </p>
      )}
    </section>
  );
}
