pub mod net {
    pub struct TcpListener { _private: () }
    pub trait ToSocketAddrs {}
    impl ToSocketAddrs for &str {}
    impl TcpListener { pub async fn bind<A: ToSocketAddrs>(_: A) -> std::io::Result<TcpListener> { loop {} } }
}

pub mod runtime {
    pub struct Runtime { _private: () }
    impl Runtime {
        pub fn new() -> std::io::Result<Runtime> { loop {} }
        pub fn block_on<F: std::future::Future>(&self, _: F) -> F::Output { loop {} }
    }
}

pub mod task {
    pub struct JoinError { _private: () }
    has! { [Debug Display Error] JoinError }

    // A future to await; the real one is a separate type, JoinHandle.
    pub fn spawn_blocking<F, R>(_: F) -> impl std::future::Future<Output = Result<R, JoinError>> + Send
    where
        F: FnOnce() -> R + Send + 'static,
        R: Send + 'static,
    {
        std::future::pending()
    }
}

pub mod time {
    pub mod error {
        pub struct Elapsed { _private: () }
        has! { [Debug Display Error PartialEq Eq] Elapsed }
    }

    pub async fn timeout<F: std::future::Future>(_: std::time::Duration, _: F) -> Result<F::Output, error::Elapsed> { loop {} }
}
