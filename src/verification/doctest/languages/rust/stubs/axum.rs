pub use response::Json;
pub use routing::Router;

pub mod http {
    pub struct Request<T> { _body: std::marker::PhantomData<T> }
    pub struct StatusCode { _private: () }
    has! { [Clone Copy Debug Default Display PartialEq Eq Hash PartialOrd Ord] StatusCode }

    impl<T> Request<T> { pub fn headers(&self) -> &header::HeaderMap { loop {} } }
    impl StatusCode {
        pub const BAD_REQUEST: StatusCode = StatusCode { _private: () };
        pub const REQUEST_TIMEOUT: StatusCode = StatusCode { _private: () };
        pub const UNSUPPORTED_MEDIA_TYPE: StatusCode = StatusCode { _private: () };
        pub const UNPROCESSABLE_ENTITY: StatusCode = StatusCode { _private: () };
        pub const INTERNAL_SERVER_ERROR: StatusCode = StatusCode { _private: () };
    }

    pub mod header {
        pub struct HeaderMap { _private: () }
        pub struct HeaderName { _private: () }
        pub struct HeaderValue { _private: () }
        pub struct ToStrError { _private: () }
        has! { [Debug Display Error] ToStrError }

        pub const CONTENT_TYPE: HeaderName = HeaderName { _private: () };
        impl HeaderMap { pub fn get(&self, _: HeaderName) -> Option<&HeaderValue> { loop {} } }
        impl HeaderValue { pub fn to_str(&self) -> Result<&str, ToStrError> { loop {} } }
    }
}

pub mod body {
    pub struct Body { _private: () }
    pub struct Bytes { _private: () }
    has! { [Debug] Body }
    has! { [Clone Debug Default PartialEq Eq Hash PartialOrd Ord] Bytes }
    impl std::ops::Deref for Bytes { type Target = [u8]; fn deref(&self) -> &[u8] { loop {} } }
}

pub mod extract {
    use std::future::Future;
    use std::pin::Pin;

    pub type Request<T = crate::body::Body> = crate::http::Request<T>;

    pub mod rejection {
        pub struct BytesRejection { _private: () }
        has! { [Debug Display Error] BytesRejection }
        impl BytesRejection {
            pub fn status(&self) -> crate::http::StatusCode { loop {} }
            pub fn body_text(&self) -> String { loop {} }
        }
    }

    // The real one returns `impl Future`, which rustc 1.63 doesn't support in traits.
    pub trait FromRequest<S>: Sized {
        type Rejection;
        fn from_request(_: Request, _: &S) -> Pin<Box<dyn Future<Output = Result<Self, Self::Rejection>> + Send>>;
    }
    impl<S: Send + Sync> FromRequest<S> for Request {
        type Rejection = std::convert::Infallible;
        fn from_request(_: Request, _: &S) -> Pin<Box<dyn Future<Output = Result<Self, Self::Rejection>> + Send>> { loop {} }
    }
    impl<S: Send + Sync> FromRequest<S> for crate::body::Bytes {
        type Rejection = rejection::BytesRejection;
        fn from_request(_: Request, _: &S) -> Pin<Box<dyn Future<Output = Result<Self, Self::Rejection>> + Send>> { loop {} }
    }

    pub struct DefaultBodyLimit { _private: () }
    has! { [Clone Copy Debug] DefaultBodyLimit }
    impl DefaultBodyLimit { pub const fn max(_: usize) -> Self { loop {} } }
}

pub mod response {
    use crate::http::StatusCode;

    pub type Response<T = crate::body::Body> = HttpResponse<T>;
    pub struct HttpResponse<T> { _body: std::marker::PhantomData<T> }
    pub struct Json<T>(pub T);

    pub trait IntoResponse { fn into_response(self) -> Response; }
    impl IntoResponse for Response { fn into_response(self) -> Response { loop {} } }
    impl IntoResponse for StatusCode { fn into_response(self) -> Response { loop {} } }
    impl<T: serde::Serialize> IntoResponse for Json<T> { fn into_response(self) -> Response { loop {} } }
    impl<R: IntoResponse> IntoResponse for (StatusCode, R) { fn into_response(self) -> Response { loop {} } }
    impl<T: IntoResponse, E: IntoResponse> IntoResponse for Result<T, E> { fn into_response(self) -> Response { loop {} } }
}

pub mod handler {
    /// Answers requests; the real trait has the method for that.
    pub trait Handler<T, S>: Clone + Send + Sync + Sized + 'static {}
    impl<F, Fut, A, S> Handler<(A,), S> for F
    where
        F: FnOnce(A) -> Fut + Clone + Send + Sync + 'static,
        Fut: std::future::Future + Send,
        Fut::Output: crate::response::IntoResponse,
        A: crate::extract::FromRequest<S> + Send,
        S: Send + Sync + 'static,
    {
    }
}

pub mod routing {
    pub struct Router { _private: () }
    pub struct MethodRouter { _private: () }
    has! { [Clone Debug] Router MethodRouter }
    has! { [Default] Router }

    pub fn post<H: crate::handler::Handler<T, ()>, T: 'static>(_: H) -> MethodRouter { loop {} }
    impl Router {
        pub fn new() -> Self { loop {} }
        pub fn route(self, _: &str, _: MethodRouter) -> Self { loop {} }
        pub fn layer(self, _: crate::extract::DefaultBodyLimit) -> Self { loop {} }
    }
}

pub async fn serve(_: tokio::net::TcpListener, _: Router) -> std::io::Result<()> { loop {} }
