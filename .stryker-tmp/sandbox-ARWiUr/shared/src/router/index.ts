/** The names of react-router-dom in use: whole, it weighs four times as much. One router, the shell's, on a page. */
// @ts-nocheck

export {
  BrowserRouter,
  Link,
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
} from 'react-router-dom';
