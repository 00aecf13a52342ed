import { benchAdminDashboard } from './admin-dashboard';
import { benchAssignmentPage } from './assignment-page';
import { benchEssayList } from './essay-list';
import { benchEventLoop } from './event-loop';
import { benchEventStreams } from './event-streams';
import { benchLists } from './lists';
import { benchHostileNeighbour } from './neighbour/bench';
import { benchNextEssay } from './next-essay';
import { benchPdfs } from './pdfs';
import { requestFor } from './grading-request';
import { benchPieces } from './pieces';
import { benchPlans } from './plans';
import { benchQueue } from './queue';
import { benchReads } from './reads';
import { benchStarts } from './starts';

type Say = (line: string) => void;

/** What `npm run bench` measures, by the name that runs it alone. @param only see the hostile neighbour */
export const PARTS: Readonly<Record<string, (say: Say, only?: readonly string[]) => Promise<void>>> = {
  pieces: benchPieces,
  pdfs: benchPdfs,
  loop: (say) => benchEventLoop(requestFor, say),
  reads: benchReads,
  essays: benchEssayList,
  lists: benchLists,
  assignment: benchAssignmentPage,
  queue: benchQueue,
  streams: benchEventStreams,
  next: benchNextEssay,
  admin: benchAdminDashboard,
  neighbour: benchHostileNeighbour,
  starts: benchStarts,
  plans: benchPlans,
};

/** The parts that run only when they are asked for by name. */
export const BY_NAME_ONLY: ReadonlySet<string> = new Set(['plans']);
