/** The parts of the router that screens use, in one module that host and remotes share. Import by alias. */
export {
  /** For a guard that asks before a page with unsaved work is left. */
  UNSAFE_NavigationContext as NavigationContext,
  BrowserRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type To,
} from 'react-router';
export { guardBack } from './back-guard';
