import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isolated } from '@marklight/contracts/direction';
import { GRADE_SCALE } from '@marklight/contracts/grades';
import { METRICS_LIMITS, type MetricsQuery, type MetricsReply } from '@marklight/contracts/metrics';
import type { DataSource } from 'typeorm';
import { AssignmentsService } from '../classes/assignments.service';
import { ClassesService } from '../classes/classes.service';
import { CommonErrorsService } from './common-errors.service';
import { FiledResults } from './filed-results.repository';
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
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly classes: ClassesService,
    private readonly assignments: AssignmentsService,
    private readonly commonErrors: CommonErrorsService,
  ) {}

  /**
   * The metrics of the essays filed under a class or an assignment: each one's result in force counts, with the
   * teacher's decisions.
   * @throws NotFoundError also if it is another teacher's
   */
  async of(userId: string, query: MetricsQuery): Promise<NamedMetrics> {
    const subject = await this.requireSubject(userId, query);
    // One view of the data, so that the numbers agree with each other while essays are being graded.
    const { essays, ...measured } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      measure(new FiledResults(manager, userId, query), query.timeZone),
    );
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

async function measure(filed: FiledResults, timeZone: string | undefined) {
  const [counts, grades, gradedAt, used] = [
    await filed.counts(),
    await filed.grades(),
    await filed.gradedAt(),
    await filed.criteria(),
  ];
  const criteria = used.slice(0, METRICS_LIMITS.criteria);
  return {
    counts: { ...counts, criteria: used.length },
    gradeDistribution: GRADE_SCALE.map(({ grade }) => ({ grade, count: grades.get(grade) ?? 0 })),
    criteria,
    notAssessed: await filed.notAssessed(),
    students: await filed.students(criteria.map(({ name }) => name)),
    ...strongestAndWeakest(used),
    progress: progressByDay(gradedAt, timeZone),
    essays: await filed.newestEssays(),
  };
}
