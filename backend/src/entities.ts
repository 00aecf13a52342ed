import { UserActivity } from './activity/user-activity.entity';
import { User } from './auth/user.entity';
import { Assignment } from './classes/assignment.entity';
import { Class } from './classes/class.entity';
import { Student } from './classes/student.entity';
import { CriteriaSetRecord } from './criteria/criteria.entity';
import { Essay } from './essays/essay.entity';
import { EssayFile } from './essays/files/essay-file.entity';
import { GradingJob } from './grading/grading-job.entity';
import { GradingResultRecord } from './grading/grading-result.entity';
import { Rubric } from './rubrics/rubric.entity';
import { RubricShareRecord } from './rubrics/rubric-share.entity';

/**
 * Every entity of the product. They are listed apart from the data source, so that changes of one subject do not
 * touch it.
 */
export const entities = [
  User,
  Essay,
  EssayFile,
  CriteriaSetRecord,
  GradingJob,
  GradingResultRecord,
  Class,
  Assignment,
  Student,
  Rubric,
  RubricShareRecord,
  UserActivity,
];
