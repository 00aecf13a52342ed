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
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  type To,
} from 'react-router';
export { RouterProvider, useRouter } from './router-provider';
export { useSearchParams } from './use-search-params';
