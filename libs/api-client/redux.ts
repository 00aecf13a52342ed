/** The parts of react-redux that screens use. One module, so that host and remotes share one store context. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
