import { Injectable } from '@nestjs/common';
import { isolated } from '@marklight/contracts/direction';
import { GRADE_SCALE } from '@marklight/contracts/grades';
import { METRICS_LIMITS, type MetricsQuery, type MetricsReply } from '@marklight/contracts/metrics';
import { AssignmentsService } from '../classes/assignments.service';
import { ClassesService } from '../classes/classes.service';
import { CommonErrorsService } from './common-errors.service';
import { FiledResultsRepository, type FiledResults } from './filed-results.repository';
import { heatMap, measuredCriteria } from './measured-criteria';
import { progressByDay } from './progress-by-day';
import { strongestAndWeakest } from './strongest-and-weakest';

/** The metrics with the class or assignment that they are about. */
export interface NamedMetrics {
  scope: 'Class' | 'Assignment';
  /** Of the class, or of the assignment with its class. */
  name: string;
  metrics: MetricsReply;
}

@Injectable()
export class MetricsService {
  constructor(
    private readonly filed: FiledResultsRepository,
    private readonly classes: ClassesService,
    private readonly assignments: AssignmentsService,
    private readonly commonErrors: CommonErrorsService,
  ) {}

  /**
   * The metrics of the essays filed under a class or an assignment. Of each essay, the result in force counts, with
   * the teacher's decisions.
   * @throws NotFoundError also if it is another teacher's
   */
  async of(userId: string, query: MetricsQuery): Promise<NamedMetrics> {
    const subject = await this.requireSubject(userId, query);
    const { essays, ...measured } = measure(await this.filed.of(userId, query), query.timeZone);
    return { ...subject, metrics: { ...measured, ...(await this.commonErrors.of(userId, essays)) } };
  }

  private async requireSubject(
    userId: string,
    { classId, assignmentId }: MetricsQuery,
  ): Promise<Pick<NamedMetrics, 'scope' | 'name'>> {
    if (classId !== undefined)
      return { scope: 'Class', name: (await this.classes.requireOwned(userId, classId)).name };
    const { title, className } = await this.assignments.one(userId, assignmentId ?? '');
    return { scope: 'Assignment', name: `${isolated(title)} (${isolated(className)})` };
  }
}

function measure(filed: FiledResults, timeZone: string | undefined) {
  const { used, notAssessed } = measuredCriteria(filed);
  const criteria = used.slice(0, METRICS_LIMITS.criteria);
  return {
    counts: { ...filed.counts, criteria: used.length },
    gradeDistribution: GRADE_SCALE.map(({ grade }) => ({ grade, count: filed.grades[grade] ?? 0 })),
    criteria,
    notAssessed,
    students: heatMap(
      filed,
      criteria.map(({ name }) => name),
    ),
    ...strongestAndWeakest(used),
    progress: progressByDay(filed.gradedAt ?? [], timeZone),
    essays: filed.newest ?? [],
  };
}
