import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { loginFailure, loginProblem } from '@marklight/api-client/credentials';
import { messageOf, statusOf } from '@marklight/api-client/errors';
import { useLoginMutation } from '@marklight/api-client/session-api';
import { storeEmail } from '@marklight/api-client/stored-email';
import type { CurrentUser } from '@marklight/contracts/auth';
import { PAGES } from '@marklight/contracts/routes';
import { toast } from '@marklight/ui/toast';
import { hasPage } from '@marklight/contracts/page-list';
import { useFocusOnError } from '@marklight/ui/use-focus-on-error';

export interface LoginForm {
  email: string;
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  /** What is wrong, by field; `form` for what concerns no single field. */
  errors: { email?: string; password?: string; form?: string };
  /**
   * The credentials are right, but the trial has ended: the session that now exists may pay and download its data.
   */
  ended: boolean;
  busy: boolean;
  submit: (event: FormEvent) => void;
  /** Props for the form around the fields. */
  element: RefObject<HTMLFormElement | null>;
}

/** The fields of a login, their checks, and the toasts. */
export function useLoginForm(options: { email: string; onSuccess: (user: CurrentUser) => void }): LoginForm {
  const [email, setEmail] = useState(options.email);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginForm['errors']>({});
  const [ended, setEnded] = useState(false);
  const [login, { isLoading }] = useLoginMutation();
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = loginProblem({ email, password });
    if (problem) {
      setErrors({ [problem.field]: problem.message });
      toast({ ...problem, tone: 'error' });
      return;
    }
    setErrors({});
    setEnded(false);
    try {
      const { user } = await login({ email: email.trim(), password }).unwrap();
      options.onSuccess(user);
    } catch (error) {
      const status = statusOf(error);
      const failure = loginFailure(status);
      if (status === 403) {
        // The next page asks for the person of the session by this email.
        storeEmail(email.trim());
        setEnded(true);
      }
      const canSubscribe = status === 403 && hasPage(PAGES.subscribe);
      toast({
        ...failure,
        tone: 'error',
        action: canSubscribe ? { label: 'Subscribe', href: PAGES.subscribe } : undefined,
      });
      setErrors({ form: status === 401 || status === 403 ? failure.message : messageOf(error) });
    }
  };
  return {
    email,
    password,
    setEmail,
    setPassword,
    errors,
    ended,
    busy: isLoading,
    element,
    submit: (event) => void submit(event),
  };
}
