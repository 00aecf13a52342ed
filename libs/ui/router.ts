/** The parts of the router that screens use, in one module that host and remotes share. Import by alias. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  type To,
} from 'react-router';
// The one that can draw an address immediately, where it is asked to (`flushSync`).
export { RouterProvider } from 'react-router/dom';
export { useSearchParams } from './use-search-params';
